declare const styles: {
  readonly scores: string
}
export default styles
