declare const styles: {
  readonly breathe: string
  readonly note: string
  readonly skeleton: string
  readonly summary: string
  readonly text: string
  readonly title: string
}
export default styles
