declare const styles: {
  readonly count: string
  readonly elapsed: string
  readonly foot: string
  readonly job: string
  readonly later: string
  readonly mark: string
  readonly note: string
  readonly now: string
  readonly past: string
  readonly phase: string
  readonly phases: string
  readonly turn: string
}
export default styles
