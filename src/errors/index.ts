export * from './errors-as-data'
export * from './glance-error'
