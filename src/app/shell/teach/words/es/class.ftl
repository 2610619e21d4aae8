# class
