declare module '*?worker' {
  /** The bundled script, packed. */
  const script: string
  export default script
}

declare module 'glance:notice' {
  /** The licences of all that is part of the plugin, packed. */
  const notice: string
  export default notice
}

declare module 'glance:networks' {
  /** The weights of the networks, packed. */
  const weights: string
  export default weights
}
