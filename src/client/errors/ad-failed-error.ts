import { ClientError } from './client-error'
import { imageFault } from './image-faults'
import { quoted } from './quoted'

/** The service accepted the ad, and its analysis ended in status `failed`. */
export class AdFailedError extends ClientError {
  override name = 'AdFailedError'

  constructor(code: string, text: string) {
    const fault = imageFault(code)
    super({
      code,
      message: fault?.message ?? `The analysis of the ad failed${quoted({ code, text })}`,
      advice: fault?.advice ?? 'Run it again; if it fails again, ask the provider with this code.',
      sent: 'yes'
    })
  }
}
