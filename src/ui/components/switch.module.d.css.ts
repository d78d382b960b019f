declare const styles: {
  readonly input: string
  readonly switch: string
  readonly track: string
}
export default styles
