import { ClientError } from './client-error'

/** 404 analysis_not_found: a text was asked for about an analysis that this account does not have. */
export class AnalysisNotFoundError extends ClientError {
  override name = 'AnalysisNotFoundError'

  constructor() {
    super({
      code: 'analysis_not_found',
      message: 'The service does not know this analysis for this account.',
      advice: 'Check that the key is the one the analysis was made with, or run it again.',
      sent: 'yes',
      status: 404
    })
  }
}
