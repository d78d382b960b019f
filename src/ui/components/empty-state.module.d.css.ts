declare const styles: {
  readonly empty: string
  readonly icon: string
  readonly text: string
  readonly title: string
}
export default styles
