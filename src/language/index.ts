export * from './language'
