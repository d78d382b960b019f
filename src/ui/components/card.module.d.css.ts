declare const styles: {
  readonly actions: string
  readonly card: string
  readonly danger: string
  readonly success: string
  readonly title: string
  readonly warning: string
}
export default styles
