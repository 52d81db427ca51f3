"""
Edits a Word file in LibreOffice Writer as a reviewer does, and saves each result as a Word file of its own:

    soffice --headless --accept='pipe,name=footmark;urp;' &
    /usr/bin/python3 edit.py paper.docx FOLDER [NAME ...]

Each edit below is made twice, with and without "Record changes".
"""

import sys
import uno
from com.sun.star.beans import PropertyValue
from com.sun.star.text.ControlCharacter import PARAGRAPH_BREAK


def prop(name, value):
    one = PropertyValue()
    one.Name, one.Value = name, value
    return one


def connect():
    local = uno.getComponentContext()
    resolver = local.ServiceManager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", local)
    return resolver.resolve("uno:pipe,name=footmark;urp;StarOffice.ComponentContext")


class Writer:
    """A document in a window, with what a person does in it."""

    def __init__(self, context, url):
        manager = context.ServiceManager
        desktop = manager.createInstanceWithContext("com.sun.star.frame.Desktop", context)
        self.dispatcher = manager.createInstanceWithContext("com.sun.star.frame.DispatchHelper", context)
        self.doc = desktop.loadComponentFromURL(url, "_blank", 0, (prop("Hidden", True),))
        self.view = self.doc.CurrentController.ViewCursor

    def do(self, command, **arguments):
        own = tuple(prop(name, value) for name, value in arguments.items())
        self.dispatcher.executeDispatch(self.doc.CurrentController.Frame, ".uno:" + command, "", 0, own)

    def find(self, text, nth=0):
        search = self.doc.createSearchDescriptor()
        search.SearchString, search.SearchCaseSensitive = text, True
        found = self.doc.findFirst(search)
        for _ in range(nth):
            found = self.doc.findNext(found.End, search)
        if found is None:
            raise ValueError("not found: " + text + " in " + self.doc.Text.String[:300])
        return found

    def select(self, text, nth=0):
        self.doc.CurrentController.select(self.find(text, nth))

    def behind(self, text, nth=0):
        """The cursor right behind a text."""
        self.select(text, nth)
        self.view.collapseToEnd()

    def before(self, text, nth=0):
        self.select(text, nth)
        self.view.collapseToStart()

    def type(self, text):
        self.do("InsertText", Text=text)

    def enter(self):
        self.do("InsertPara")

    def paragraph(self, text):
        """Selects a whole paragraph with its end, from its start to that of the next."""
        self.whole(self.find(text))

    def whole(self, place):
        cursor = place.Text.createTextCursorByRange(place.Start)
        cursor.gotoStartOfParagraph(False)
        cursor.gotoEndOfParagraph(True)
        cursor.goRight(1, True)
        self.doc.CurrentController.select(cursor)

    def delete(self):
        self.do("Delete")


def word(w):
    w.select("twenty")
    w.type("thirty")


def words_added(w):
    w.behind("The tide was")
    w.type(" indeed")


def words_removed(w):
    w.select(" elsewhere")
    w.delete()


def sentence_rewritten(w):
    w.select("It ends here.")
    w.type("It stops at this place, as far as we know.")


def punctuation(w):
    w.select("pier, for")
    w.type("pier; for")


def replaced_everywhere(w):
    replace = w.doc.createReplaceDescriptor()
    replace.SearchString, replace.ReplaceString = "gauge", "instrument"
    w.doc.replaceAll(replace)


def bold(w):
    w.select("harbour office")
    w.do("Bold")


def bold_off(w):
    w.select("bold words")
    w.do("Bold")


def italic(w):
    w.select("nobody changes")
    w.do("Italic")


def bold_text_changed(w):
    w.select("bold words")
    w.type("bold letters")


def paragraph_added(w):
    w.behind("It ends here.")
    w.enter()
    w.type("A new paragraph about the weather.")


def paragraph_before_heading(w):
    w.before("Measures")
    w.enter()
    w.do("GoUp", Count=1)
    w.do("StyleApply", Style="Text body", FamilyName="ParagraphStyles")
    w.type("A new paragraph before the heading.")


def paragraph_removed(w):
    w.paragraph("A paragraph between")
    w.delete()


def paragraph_moved_down(w):
    w.before("The second paragraph")
    w.do("MoveDown")


def paragraph_moved_up(w):
    w.before("The third paragraph")
    w.do("MoveUp")


def paragraph_cut_and_pasted(w):
    w.paragraph("A paragraph between")
    w.do("Cut")
    w.before("The second paragraph")
    w.do("Paste")


def paragraph_parted(w):
    w.behind("at the north pier")
    w.select(" It was late")
    w.delete()
    w.enter()
    w.type("It was late")


def paragraphs_joined(w):
    w.behind("It ends here.")
    w.type(" ")
    w.delete()


def heading_changed(w):
    w.select("Measures")
    w.type("Measurements")


def heading_level(w):
    w.before("Measures")
    w.do("StyleApply", Style="Heading 3", FamilyName="ParagraphStyles")


def heading_made(w):
    w.before("The third paragraph")
    w.do("StyleApply", Style="Heading 2", FamilyName="ParagraphStyles")


def heading_added(w):
    w.behind("It ends here.")
    w.enter()
    w.do("StyleApply", Style="Heading 2", FamilyName="ParagraphStyles")
    w.type("A new chapter")


def note_added(w):
    w.behind("nobody changes")
    w.do("InsertFootnote")
    w.type("A new note.")


def note_changed(w):
    note = w.doc.Footnotes.getByIndex(0)
    cursor = note.createTextCursor()
    cursor.gotoEnd(False)
    cursor.goLeft(1, False)
    note.insertString(cursor, " and at midnight", False)


def note_removed(w):
    w.doc.CurrentController.select(w.doc.Footnotes.getByIndex(1).Anchor)
    w.delete()


def item_changed(w):
    w.select("second item")
    w.type("middle item")


def item_added(w):
    w.behind("A first item")
    w.enter()
    w.type("A new item")


def item_added_at_end(w):
    w.behind("A third item")
    w.enter()
    w.type("A fourth item")


def item_removed(w):
    w.paragraph("A second item")
    w.delete()


def items_reordered(w):
    w.before("A third item")
    w.do("MoveUp")


def last_item_first(w):
    w.before("Mend the rope")
    w.do("MoveUp")
    w.do("MoveUp")


def item_indented(w):
    w.find("A third item").NumberingLevel = 1


def numbered_items_reordered(w):
    w.before("Read the clock")
    w.do("MoveDown")


def numbered_item_removed(w):
    w.paragraph("Read the clock")
    w.delete()


def cell_changed(w):
    w.select("calm")
    w.type("stormy")


def cell_filled(w):
    w.behind("3.4")
    w.type(" or 3.5")


def row_added(w):
    w.behind("calm")
    w.do("InsertRowsAfter")
    table = w.doc.TextTables.getByIndex(0)
    for name, text in (("A3", "East"), ("B3", "2.0"), ("C3", "fog")):
        table.getCellByName(name).setString(text)


def row_removed(w):
    w.before("South")
    w.do("DeleteRows")


def column_removed(w):
    w.before("calm")
    w.do("DeleteColumns")


def column_added(w):
    w.before("calm")
    w.do("InsertColumnsAfter")


def quotation_changed(w):
    w.select("harbour master")
    w.type("keeper of the lighthouse")


def code_changed(w):
    w.select("tide = 3")
    w.type("tide = 5")


def code_line_added(w):
    w.behind("wind = 4;")
    w.do("InsertLinebreak")
    w.type("const fog = 5;")


def link_text(w):
    w.select("the tables")
    w.type("all tables")


def link_made(w):
    found = w.find("harbour office")
    found.HyperLinkURL = "https://example.org/office"


def comment_made(w):
    w.select("bold words")
    w.do("InsertAnnotation", Text="Why bold?", Author="Reviewer")


def comment_and_change(w):
    w.select("twenty")
    w.do("InsertAnnotation", Text="Are you sure?", Author="Reviewer")
    w.select("north pier")
    w.type("south pier")


def picture_moved(w):
    w.whole(w.doc.GraphicObjects.getByIndex(0).Anchor)
    w.do("Cut")
    w.before("The second paragraph")
    w.do("Paste")


def picture_removed(w):
    w.whole(w.doc.GraphicObjects.getByIndex(0).Anchor)
    w.delete()


def picture_described(w):
    w.doc.GraphicObjects.getByIndex(0).Description = "A gauge at the pier"


def upper_case(w):
    w.select("wind")
    w.do("ChangeCaseToUpper")


def line_break(w):
    w.before("It ends here.")
    w.do("InsertLinebreak")


def quotation_marks(w):
    w.select("nobody changes at all")
    w.type("\u201cnobody\u201d changes it \u2013 at all")


def nothing(w):
    pass


def many(w):
    for edit in (word, paragraph_added, item_changed, cell_changed, heading_changed, code_changed, quotation_changed, italic):
        edit(w)


def undone(w):
    word(w)
    w.do("Undo")


EDITS = (
    nothing, undone, word, words_added, words_removed, sentence_rewritten, punctuation, replaced_everywhere, bold, bold_off, italic,
    bold_text_changed, paragraph_added, paragraph_before_heading, paragraph_removed, paragraph_moved_down, paragraph_moved_up,
    paragraph_cut_and_pasted, paragraph_parted, paragraphs_joined, heading_changed, heading_level, heading_made, heading_added,
    note_added, note_changed, note_removed, item_changed, item_added, item_added_at_end, item_removed, items_reordered,
    last_item_first, item_indented, numbered_items_reordered, numbered_item_removed, cell_changed, cell_filled, row_added, row_removed,
    column_removed, column_added, quotation_changed, code_changed, code_line_added, link_text, link_made, comment_made,
    comment_and_change, picture_moved, picture_removed, picture_described, upper_case, line_break, quotation_marks, many,
)


def main(source, folder, names):
    context = connect()
    for edit in EDITS:
        name = edit.__name__.replace("_", "-")
        if names and name not in names:
            continue
        for tracked in (True, False):
            writer = Writer(context, uno.systemPathToFileUrl(source))
            writer.doc.RecordChanges = tracked
            try:
                edit(writer)
                target = f"{folder}/{name}{'-tracked' if tracked else ''}.docx"
                writer.doc.storeToURL(uno.systemPathToFileUrl(target), (prop("FilterName", "MS Word 2007 XML"),))
            except Exception as error:
                print(name, tracked, repr(error)[:200])
            finally:
                writer.doc.close(True)


main(sys.argv[1], sys.argv[2], sys.argv[3:])
