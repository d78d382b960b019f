declare module '*?worker' {
  /** The bundled script, gzip in base64. */
  const script: string
  export default script
}
