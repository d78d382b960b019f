declare const styles: {
  readonly badge: string
}
export default styles
