import { ClientError } from '../../client'

/** The browser inside an old desktop app lacks what the packed scripts need. */
export class OutdatedPanelError extends ClientError {
  override name = 'OutdatedPanelError'

  constructor() {
    super({
      code: 'outdated_panel',
      message: 'This version of Figma is too old for analysis on this device.',
      advice: 'Update Figma, or connect an analysis service in Settings.',
      sent: 'no'
    })
  }
}
