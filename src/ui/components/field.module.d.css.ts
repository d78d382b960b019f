declare const styles: {
  readonly chevron: string
  readonly control: string
  readonly error: string
  readonly field: string
  readonly help: string
  readonly invalid: string
  readonly label: string
  readonly labelled: string
}
export default styles
