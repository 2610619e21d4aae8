# plans
