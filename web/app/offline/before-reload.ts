type Task = () => Promise<void>;

const tasks = new Set<Task>();

/** Has something done before the page reloads for a new version; a task that rejects stops it. Gives what takes it back. */
export function beforeReload(task: Task): () => void {
  tasks.add(task);
  return () => {
    tasks.delete(task);
  };
}

export async function readyToReload(): Promise<void> {
  await Promise.all([...tasks].map((task) => task()));
}
