declare const styles: {
  readonly choice: string
  readonly dots: string
  readonly group: string
  readonly kept: string
  readonly key: string
  readonly name: string
  readonly outcome: string
  readonly radio: string
  readonly sent: string
  readonly test: string
  readonly title: string
}
export default styles
