declare const styles: {
  readonly details: string
  readonly note: string
}
export default styles
