declare module '*?worker' {
  /** The bundled script, gzip in base64. */
  const script: string
  export default script
}

declare module 'glance:notice' {
  /** The licences of all that is part of the plugin, gzip in base64. */
  const notice: string
  export default notice
}

declare module 'glance:faces' {
  /** The weights of what finds faces, with their description behind them, as gzip in base64. */
  const weights: string
  export default weights
}
