declare const styles: {
  readonly current: string
  readonly list: string
  readonly tab: string
}
export default styles
