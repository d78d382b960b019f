declare const styles: {
  readonly bar: string
  readonly circles: string
  readonly large: string
  readonly legend: string
  readonly meaning: string
  readonly middle: string
  readonly scale: string
  readonly small: string
}
export default styles
