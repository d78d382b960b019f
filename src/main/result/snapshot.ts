import { NAMESPACE } from '../figma/storage/keys'

/** Remembers what Glance keeps on a frame; the function returned puts it back. */
export function snapshotData(frame: SceneNode): () => void {
  const before = new Map(
    frame
      .getSharedPluginDataKeys(NAMESPACE)
      .map((key) => [key, frame.getSharedPluginData(NAMESPACE, key)])
  )
  const relaunch = frame.getRelaunchData()
  return () => {
    for (const key of frame.getSharedPluginDataKeys(NAMESPACE)) {
      if (!before.has(key)) frame.setSharedPluginData(NAMESPACE, key, '')
    }
    for (const [key, value] of before) frame.setSharedPluginData(NAMESPACE, key, value)
    frame.setRelaunchData(relaunch)
  }
}
