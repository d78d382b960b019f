declare module '*?worker' {
  /** The bundled worker script, for `unpack`. */
  const packed: string
  export default packed
}
