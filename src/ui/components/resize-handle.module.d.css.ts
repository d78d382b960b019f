declare const styles: {
  readonly handle: string
}
export default styles
