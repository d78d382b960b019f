declare const styles: {
  readonly fill: string
  readonly track: string
}
export default styles
