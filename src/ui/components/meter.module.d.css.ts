declare const styles: {
  readonly band: string
  readonly fill: string
  readonly head: string
  readonly meaning: string
  readonly meter: string
  readonly row: string
  readonly track: string
  readonly value: string
}
export default styles
