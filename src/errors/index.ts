export * from './glance-error'
