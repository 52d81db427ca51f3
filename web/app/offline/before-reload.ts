type Task = () => Promise<void>;

const tasks = new Set<Task>();

/**
 * Registers a task to run before the page reloads for a new version; if it rejects, there is no reload. Returns a
 * function that unregisters it.
 */
export function beforeReload(task: Task): () => void {
  tasks.add(task);
  return () => {
    tasks.delete(task);
  };
}

export async function readyToReload(): Promise<void> {
  await Promise.all([...tasks].map((task) => task()));
}
