declare module '*?worker' {
  /** The bundled worker script, for `unpackWorker`. */
  const packed: string
  export default packed
}
