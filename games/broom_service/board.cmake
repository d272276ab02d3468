# The boards: their shape, the checks, the picture, and the text of the default edition, which is the
# values (edition.txt) followed by the two boards.
add_library(broom_board STATIC board_checks.cc board_entry.cc board_legend.cc board_reader.cc
  board_scatter.cc board_shape.cc board_svg.cc board_symbols.cc board_texts.cc house_checks.cc
  house_picture.cc polygon.cc)
target_link_libraries(broom_board PUBLIC engine)
target_precompile_headers(broom_board REUSE_FROM engine)
embed_text(broom_board ludoteca::broom_service::default_edition_text edition.txt front.txt back.txt)

part_test(broom_board_test
  "board_checks_test.cc;board_house_test.cc;board_polygon_test.cc;board_reader_test.cc;board_svg_test.cc"
  broom_board)
compile_together(broom_board broom_board_test)
