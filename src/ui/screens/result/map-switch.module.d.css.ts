declare const styles: {
  readonly input: string
  readonly layer: string
  readonly name: string
  readonly option: string
  readonly switch: string
  readonly thumb: string
}
export default styles
