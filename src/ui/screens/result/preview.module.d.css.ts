declare const styles: {
  readonly box: string
  readonly layer: string
  readonly preview: string
}
export default styles
