export * from './language'
export * from './percent'
