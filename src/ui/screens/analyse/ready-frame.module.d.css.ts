declare const styles: {
  readonly big: string
  readonly note: string
  readonly privacy: string
  readonly start: string
}
export default styles
