export * from './cielab'
export * from './contrast'
