export * from './format'
export * from './language'
