declare const styles: {
  readonly header: string
  readonly icon: string
  readonly name: string
  readonly size: string
}
export default styles
