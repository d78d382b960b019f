declare const styles: {
  readonly input: string
  readonly slider: string
  readonly value: string
}
export default styles
