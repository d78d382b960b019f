import { ClientError } from './client-error'
import { imageFault } from './image-faults'
import { pageFault } from './page-faults'
import { quoted } from './quoted'

/** The service accepted the analysis, and it ended in status `failed`. */
export class AnalysisFailedError extends ClientError {
  override name = 'AnalysisFailedError'

  constructor(code: string, text: string) {
    const fault = imageFault(code) ?? pageFault(code, text)
    super({
      code,
      message: fault?.message ?? `The analysis failed${quoted({ code, text })}`,
      advice: fault?.advice ?? 'Run it again; if it fails again, ask the provider with this code.',
      sent: 'yes'
    })
  }
}
