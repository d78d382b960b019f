export * from './sleep'
export * from './until'
