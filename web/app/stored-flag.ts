interface StoredFlag {
  /** False if the browser denies storage. */
  read(): boolean;
  write(isSet: boolean): void;
}

/** A flag that the browser keeps for later visits. */
export function storedFlag(key: string): StoredFlag {
  return {
    read() {
      try {
        return localStorage.getItem(key) !== null;
      } catch {
        return false;
      }
    },
    write(isSet) {
      try {
        if (isSet) localStorage.setItem(key, '');
        else localStorage.removeItem(key);
      } catch {
        // It is not kept.
      }
    },
  };
}
