import type { Language } from '../language.js';

export const SQL: Language = {
  words: {
    keyword: `
      all allocate alter and any are array array_max_cardinality as asensitive asymmetric at atomic
      authorization begin begin_frame begin_partition between both by call called cardinality cascaded case
      char_length character_length check classifier close collate collect column commit condition connect
      constraint contains convert copy corresponding create cross cube current current_catalog current_date
      current_default_transform_group current_path current_role current_row current_schema current_time
      current_timestamp current_transform_group_for_type current_user cursor cycle day deallocate declare
      default define delete describe deterministic disconnect distinct double drop dynamic each else empty end
      end_frame end_partition end-exec equals escape every except exec execute exists external fetch filter
      for foreign frame_row free from full function fusion get global grant group grouping groups having hold
      hour identity in indicator initial inner inout insensitive insert intersect intersection into is join
      language large lateral leading left like like_regex local localtime localtimestamp match match_number
      match_recognize matches member merge method minute modifies module month multiset natural new no none
      normalize not null octet_length occurrences_regex of offset old omit on one only open or order out outer
      over overlaps overlay parameter partition pattern per percent period portion precedes precision prepare
      primary procedure ptf range reads recursive ref references referencing release result return returns
      revoke right rollback rollup rows running savepoint scope scroll search second seek select sensitive
      session_user set show similar skip some specific specifictype sql sqlexception sqlstate sqlwarning start
      static submultiset subset succeeds symmetric system system_time system_user table tablesample then
      timezone_hour timezone_minute to trailing translation trigger truncate uescape union unique update user
      using value values versioning when whenever where window with within without year add asc collation desc
      final first last view key`,
    type: `bigint binary blob boolean char character clob date dec decfloat decimal float int integer interval nchar nclob national
      numeric real row smallint time timestamp varchar varying varbinary`,
    number: 'true false unknown',
  },
  functions: `abs acos array_agg asin atan avg cast ceil ceiling coalesce corr cos cosh count covar_pop covar_samp cume_dist
    dense_rank deref element exp extract first_value floor json_array json_arrayagg json_exists json_object json_objectagg
    json_query json_table json_table_primitive json_value lag last_value lead listagg ln log log10 lower max min mod nth_value ntile
    nullif percent_rank percentile_cont percentile_disc position position_regex power rank regr_avgx regr_avgy regr_count
    regr_intercept regr_r2 regr_slope regr_sxx regr_sxy regr_syy row_number sin sinh sqrt stddev_pop stddev_samp substring
    substring_regex sum tan tanh translate translate_regex treat trim trim_array unnest upper value_of var_pop var_samp width_bucket`,
  ignoresCase: true,
  joins: '.',
  lineComments: '--',
  blockComments: [['/*', '*/']],
  sigils: [{ sign: '@', kind: 'name' }],
  strings: [
    { open: "'", escape: '', isLong: true },
    { open: '"', escape: '', isLong: true, kind: undefined },
  ],
};
