export { clientError, invalidInput, isClientError } from './client-error'
export * from './failures'
export { type ErrorKind, type ErrorName, ERRORS } from './table'
