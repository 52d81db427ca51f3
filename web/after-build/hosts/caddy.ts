import type { HostingHeaders } from '../headers';
import { HOST_FILES, NOT_FOUND_FILES, SLASHED_PATHS } from './host-files';

/** A Caddyfile; its first line is the site's address, and `FOOTMARK_ROOT` the folder of its files. */
export function caddyConfiguration({ always, hashedFiles, otherFiles }: HostingHeaders): string {
  return `# Written by the build.
{$FOOTMARK_SITE::8080} {
	root * {$FOOTMARK_ROOT:/srv}

	header {
${lines(always, '\t\t')}
	}
	@hashed {
		path /assets/*
		file
	}
	@other not {
		path /assets/*
		file
	}
	header @hashed {
${lines(hashedFiles, '\t\t')}
	}
	header @other {
${lines(otherFiles, '\t\t')}
	}

	@manifest path *.webmanifest
	header @manifest Content-Type application/manifest+json
	@hidden path ${[...HOST_FILES, ...NOT_FOUND_FILES].map((file) => `/${file}`).join(' ')}
	error @hidden 404
	@slash path_regexp ^/${SLASHED_PATHS}$
	route @slash {
		uri strip_suffix /
		redir {uri} permanent
	}
	try_files {path} {path}.html
	file_server {
		precompressed br gzip
	}
	handle_errors {
		header {
${lines({ ...always, ...otherFiles }, '\t\t\t')}
		}
		rewrite * /404.html
		file_server {
			precompressed br gzip
		}
	}
}
`;
}

function lines(headers: Readonly<Record<string, string>>, indent: string): string {
  return Object.entries(headers)
    .map(([name, value]) => `${indent}${name} "${value}"`)
    .join('\n');
}
