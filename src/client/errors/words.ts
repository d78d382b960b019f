import type { TextKind } from '../../interface'
import { wordsOf } from '../../language'

const ASK_AGAIN = 'Run again; if it fails again, ask the provider with this code.'

/** Messages for a service's refusals and failures. `quoted` ends a sentence with the service's own words. */
export const words = wordsOf('client/errors', {
  seconds: (count: number) => (count === 1 ? '1 second' : `${count} seconds`),
  minutes: (count: number) => `${count} minutes`,
  analysisFailed: (quoted: string) => ({
    message: `The analysis failed${quoted}`,
    advice: ASK_AGAIN
  }),
  adFailed: (quoted: string) => ({
    message: `The analysis of the ad failed${quoted}`,
    advice: ASK_AGAIN
  }),
  adRefused: {
    message: 'The service could not use the ad: its picture is not a valid image.',
    advice: 'Export the ad again as PNG; nothing was analysed.'
  },
  videoUnfit: (quoted: string) => ({
    message: `The video does not meet the service’s requirements${quoted}`,
    advice: 'Send a .webm of at most 60 seconds and 100 MB.'
  }),
  videoFailed: (quoted: string) => ({
    message: `The analysis of the video failed${quoted}`,
    advice: ASK_AGAIN
  }),
  videoNotFound: {
    message:
      'The service does not know this video analysis, or the add-on “dynamic-saliency” is no longer enabled for this account.',
    advice: 'Check that the key is the one the video was sent with, and ask the provider.'
  },
  videoAddOnMissing: {
    message:
      'The service does not analyse videos for this account: its add-on “dynamic-saliency” is not enabled, or the service address is wrong.',
    advice: 'Ask the provider to enable the add-on, or check the address in Settings.'
  },
  /** By the service's codes for unfit pictures. */
  image: {
    unreadable_input_image: {
      message:
        'The picture could not be read: its format is not supported, or the file is cut off or damaged.',
      advice: 'Export it again as PNG.'
    },
    invalid_input_image_dimensions: {
      message:
        'The picture has the wrong size: its shortest side must be at least 40 px, its longest at most 2000 px.',
      advice: 'Change its size, or choose another frame.'
    },
    blank_input_image: {
      message: 'The picture is blank, so there is nothing to look at.',
      advice: 'Check that the frame has visible layers.'
    }
  },
  /** By the codes for pages that could not be captured. */
  page: {
    page_not_public: {
      message: 'The page is not on the public internet.',
      advice: 'Analyse a frame with a screenshot of it instead.'
    },
    page_unreachable: {
      message: 'The page could not be reached.',
      advice: 'Open it in your browser to see whether it is there.'
    },
    page_timeout: { message: 'The page took too long to load.', advice: '' },
    page_error: {
      message: 'The site answered with an error instead of the page.',
      advice: 'Check the address, then try again.'
    },
    page_not_html: {
      message: 'The address leads to no web page.',
      advice: 'Check the address, then try again.'
    },
    page_capture_failed: { message: 'The page could not be captured.', advice: 'Try again.' },
    page_capture_unavailable: {
      message: 'This service does not capture web pages.',
      advice: 'Analyse a frame with a screenshot of the page instead.'
    }
  },
  /** Prefer the service's message, which is English; else ours for the code. */
  ofPage: ({ ours, theirs }: { ours: string; theirs: string }) => (theirs === '' ? ours : theirs),
  authenticationFailed: {
    message: 'The service did not accept the key.',
    advice: 'Check the key in Settings, and that it belongs to this service address.'
  },
  rateLimited: {
    message: 'The service is getting too many requests with this key and refused this one.',
    advice: (time: string) => `Wait ${time}, then try again.`,
    aMinute: 'a minute'
  },
  serviceDown: (host: string, status: number, quoted: string) => ({
    message: `${host} is not working at the moment: HTTP status ${status}${quoted}`,
    advice: 'Try again in a few minutes.'
  }),
  invalidRequest: {
    malformed: (quoted: string) => `The service found the request malformed${quoted}`,
    refused: (quoted: string) => `The service refused the request${quoted}`,
    advice: 'Check the input; nothing was analysed.'
  },
  requestRefused: (status: number, quoted: string) => ({
    message: `The service refused the request with HTTP status ${status}${quoted}`,
    advice: 'Check the service address and what your account may use.'
  }),
  unknown: {
    anything: 'The service does not know what was asked for.',
    analysis: 'The service does not know this analysis.',
    ad: 'The service does not know this analysis of an ad.',
    tags: 'The service does not know tags for this resource type.',
    advice:
      'Check the service address, its version segment, and that the key is the one used before.'
  },
  analysisNotFound: {
    message: 'The service does not know this analysis for this account.',
    advice: 'Check that the key is the one the analysis was made with, or run again.'
  },
  resultExpired: {
    message: 'The result has expired: the service keeps it for one hour.',
    advice: 'Run again to get a new one.'
  },
  generationFailed: {
    summary: (quoted: string) => `The service could not write the summary${quoted}`,
    recommendations: (quoted: string) => `The service could not write the recommendations${quoted}`,
    advice: 'Try again; maps and scores are not affected.'
  } satisfies Record<TextKind, unknown> & { advice: string },
  textExpired: {
    summary: 'The summary has expired: the service keeps it for one hour.',
    recommendations: 'The recommendations have expired: the service keeps them for one hour.',
    advice: 'Try again; if the service refuses, run again.'
  },
  textNotFound: {
    summary: 'The service has written no summary for this analysis yet.',
    recommendations: 'The service has written no recommendations for this analysis yet.',
    advice: 'Ask for it to be written first.'
  }
})
