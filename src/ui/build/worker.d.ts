declare module '*?worker' {
  /** The bundled worker script as text, for a Blob URL. */
  const source: string
  export default source
}
