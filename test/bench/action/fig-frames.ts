import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DesignDocument } from '../../../src/playground/host/open-document'
import { DATA_FOLDER } from '../perception/viewing-data'
import type { DrawnScreen } from './draw-screen'

/** Folder of public .fig files, which are not part of the repository: GLANCE_FIG_FILES, or beside the viewing data. */
const FOLDER = process.env.GLANCE_FIG_FILES ?? join(DATA_FOLDER, '../fig-files')

/**
 * Frames of public .fig files (open-pencil's designs of its Replay and Idobata, and student projects), as “file/frame”,
 * and the boxes of their main buttons in px, marked by hand; none where a designer names none.
 */
export const FIG_FRAMES: Readonly<Record<string, DrawnScreen['main']>> = {
  'replay-marketing/Screen/Marketing/Landing': [
    [540, 408, 156, 52],
    [1268, 20, 112, 32]
  ],
  'replay-marketing/Screen/Marketing/Pricing': [[572, 844, 296, 44]],
  'replay-marketing/Screen/Marketing/UseCases': [
    [176, 860, 168, 44],
    [1268, 20, 112, 32]
  ],
  'replay-marketing/Screen/Marketing/SignupCTA': [[500, 430, 144, 40]],
  'replay-marketing/Screen/Auth/SignUp': [[700, 680, 536, 48]],
  'replay-marketing/Screen/Auth/SignIn': [[520, 704, 400, 48]],
  'replay-marketing/Screen/Auth/ForgotPassword': [[540, 536, 360, 48]],
  'replay-marketing/Screen/Auth/EmailVerify': [],
  'replay-marketing/Screen/Onboarding/Welcome': [[172, 596, 312, 44]],
  'replay-marketing/Screen/Onboarding/WorkspaceSetup': [[892, 776, 188, 44]],
  'replay-marketing/Screen/Onboarding/InstallRecorder': [
    [256, 504, 416, 44],
    [768, 504, 416, 44],
    [1120, 760, 200, 44]
  ],
  'replay-marketing/Screen/Onboarding/InviteTeam': [[920, 800, 160, 44]],
  'replay-marketing/Screen/Onboarding/FirstRecording': [[560, 720, 320, 56]],
  'replay-core/Screen/Core/Home': [
    [24, 80, 192, 44],
    [1332, 20, 100, 32]
  ],
  'replay-core/Screen/Core/Library': [
    [24, 80, 192, 44],
    [1332, 20, 100, 32]
  ],
  'replay-core/Screen/Core/Recorder/ModeSelect': [[440, 682, 560, 48]],
  'replay-core/Screen/Core/Recorder/Live': [[970, 800, 90, 40]],
  'replay-core/Screen/Core/Recorder/PostRecord': [[1040, 684, 344, 40]],
  'replay-core/Screen/Core/Player': [[1300, 14, 110, 32]],
  'replay-core/Screen/Core/Player/CommentCompose': [[1306, 848, 80, 32]],
  'replay-core/Screen/Core/Workflows': [[1256, 96, 152, 36]],
  'replay-core/Screen/Core/Workflows/Editor': [[1256, 96, 152, 32]],
  'replay-core/Screen/Core/ExternalShares': [[1256, 210, 152, 32]],
  'replay-settings/Screen/Settings/Profile': [[1320, 836, 88, 40]],
  'replay-settings/Screen/Settings/Members': [[1276, 138, 132, 36]],
  'replay-settings/Screen/Settings/Billing': [[1176, 160, 96, 40]],
  'replay-settings/Screen/Settings/Integrations': [[1260, 580, 116, 36]],
  'replay-settings/Screen/States/EmptyLibrary': [[660, 612, 168, 48]],
  'replay-settings/Screen/States/LoadingRecorder': [],
  'replay-settings/Screen/States/ErrorUpload': [[460, 568, 520, 48]],
  'replay-settings/Screen/States/PermissionDenied': [[470, 594, 500, 48]],
  'replay-settings/Screen/States/Maintenance': [[450, 616, 540, 44]],
  'dashboard-guest/Screen/Dashboard-Guest': [[492, 1284, 220, 44]],
  'lol/Movie Card': [[20, 710, 169, 49]],
  'cookup/Frame 1': [[65, 684, 272, 60]],
  'cookup/Frame 12': [[19, 687, 272, 60]],
  'cookup/Frame 3': [[54, 390, 272, 60]],
  'cookup/Frame 4': [[57, 441, 272, 60]],
  'cookup/Frame 6': [[464, 548, 400, 60]],
  'cookup/Frame 7': [[504, 493, 272, 60]],
  'cookup/Frame 8': [[504, 452, 272, 60]],
  'openbank//2': [[1249, 677, 157, 49]],
  'openbank//1': [[1249, 885, 157, 49]],
  'openbank//404': [[498, 677, 476, 49]],
  'yapper/Thumbnail': [[412, 572, 308, 38]]
}

/** Opens the file that a frame is in, and gives its first one of that name; none where the file is not at hand. */
export async function openFigFrame(document: DesignDocument, name: string): Promise<FrameNode[]> {
  const [file = ''] = name.split('/')
  try {
    await document.loadFig(readFileSync(join(FOLDER, `${file}.fig`)), name)
  } catch {
    return []
  }
  for (const page of document.figma.root.children) {
    const frame = page.children.find((node) => node.name === name.slice(file.length + 1))
    if (frame?.type === 'FRAME') return [Object.assign(frame, { name })]
  }
  return []
}
