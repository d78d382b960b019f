declare const styles: {
  readonly controls: string
}
export default styles
