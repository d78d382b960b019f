declare const styles: {
  readonly actions: string
  readonly other: string
  readonly text: string
}
export default styles
