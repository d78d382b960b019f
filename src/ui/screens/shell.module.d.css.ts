declare const styles: {
  readonly screen: string
  readonly shell: string
}
export default styles
